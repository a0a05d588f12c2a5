/*
 * An entry point that is never loaded itself: it gives React a chunk of its own, which stays cached
 * when the site's code changes. In a shared chunk, React's minified names would shift with each
 * build.
 */
import "react";
import "react/jsx-runtime";
import "react-dom";
import "react-dom/client";
