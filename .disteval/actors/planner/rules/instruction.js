/** What a goal says once it is read: instructions in order, about things as a person describes them. */
export {};
//# sourceMappingURL=instruction.js.map