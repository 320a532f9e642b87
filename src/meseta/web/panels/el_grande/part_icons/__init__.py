"""The icons of steps that parts of El Grande bring: a file for each such part, by whose name it is found."""
