"""Where Python meets the browser: the only package that imports js or pyodide."""
