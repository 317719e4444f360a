/**
 * The document store as the house uses it: single-document atomic updates and plain queries, the part that MongoDB
 * and the embedded store both do exactly alike.
 */
export {};
//# sourceMappingURL=port.js.map