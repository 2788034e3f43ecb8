// The proof panel loads this script to show that scripts of this site are permitted; it does nothing.
