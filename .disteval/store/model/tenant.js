export {};
//# sourceMappingURL=tenant.js.map