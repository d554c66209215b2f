export function pinnedNode(root: string): string;
export function isInstalled(root: string): boolean;
export function ensureInstalled(root: string): void;
