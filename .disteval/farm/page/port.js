/** One leased page as the actors see it: what stands on it, what can be done to it, and what befalls it. */
export {};
//# sourceMappingURL=port.js.map