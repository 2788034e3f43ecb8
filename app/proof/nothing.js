// The proof panel loads this script to show that this site's own scripts are permitted. It does nothing.
