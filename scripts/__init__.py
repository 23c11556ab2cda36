"""What people and continuous integration run; a package so that the tests can import its Python parts."""
