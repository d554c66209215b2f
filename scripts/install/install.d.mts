export function pinnedNode(root: string): string;
export function isInstalled(root: string, omitsDev?: boolean): boolean;
export function ensureInstalled(root: string, omitsDev?: boolean): void;
