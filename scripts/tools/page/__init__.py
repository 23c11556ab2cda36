"""The page in the browser: scripts/page, scripts/screenshots, scripts/pictures and scripts/wire-schema."""
