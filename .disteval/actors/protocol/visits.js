export {};
//# sourceMappingURL=visits.js.map