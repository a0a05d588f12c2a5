/*
 * An entry that nothing loads: it keeps what is React's own in a chunk of its own, which stays as it
 * is when the site's code changes. Together, the shorter names of both would move with each build.
 */
import "react";
import "react/jsx-runtime";
import "react-dom";
import "react-dom/client";
