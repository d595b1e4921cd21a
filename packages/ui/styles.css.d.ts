// A style sheet has nothing to import; without this file TypeScript takes it for a missing module.
export {};
