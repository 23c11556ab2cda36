"""The public Python API: `import tilewright` offers everything that is defined here, and nothing else."""
