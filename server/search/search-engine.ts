// What only a search needs, loaded with the first one.
export { askIndex, describeResults } from "./ask-index.ts";
export { listSearchDocuments } from "./search-documents.ts";
export { createSearchIndex } from "./search-index.ts";
