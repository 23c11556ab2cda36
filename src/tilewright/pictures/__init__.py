"""Tables and their parts as SVG pictures, for notebooks and documents; nothing here knows a rule."""
