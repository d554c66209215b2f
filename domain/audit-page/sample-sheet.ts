/** The sheet that is open at first: a theme by the names of shadcn/ui, in which pairs fail and two lines cannot be read. */
import type { AuditFile } from "#domain/documents/audit/audit-source.ts";

export const SAMPLE_FILES: readonly AuditFile[] = [
  {
    name: "globals.css",
    text: `/* Harbor, the theme of a booking page */
:root {
  --radius: 0.625rem;
  --background: #ffffff;
  --foreground: #18181b;
  --card: #ffffff;
  --card-foreground: #18181b;
  --popover: #ffffff;
  --popover-foreground: #18181b;
  --primary: #7dd3fc;
  --primary-foreground: #ffffff;
  --secondary: #eef1f5;
  --secondary-foreground: #27303b;
  --muted: #f4f4f5;
  --muted-foreground: #4b5563;
  --accent: #e6f4fb;
  --accent-foreground: #0c4a6e;
  --destructive: #b4232a;
  --destructive-foreground: #ffffff;
  --border: #e2e4e8;
  --input: #c9ced6;
  --ring: color-mix(in oklab, var(--harbor) 60%, transparent);
  --chart-1: #0284c7;
  --chart-2: #0f766e;
  --chart-3: #b45309;
  --chart-4: #fde68a;
  --chart-5: #7c3aed;
  --sidebar: #fafafa;
  --sidebar-foreground: #3f3f46;
  --sidebar-primary: #0b6d94;
  --sidebar-primary-foreground: #ffffff;
  --sidebar-accent: #eef1f5;
  --sidebar-accent-foreground: #27303b;
  --sidebar-border: #e2e4e8;
  --sidebar-ring: #0284c7;
}

.dark {
  --background: #111318;
  --foreground: #f2f4f7;
  --card: #171a21;
  --card-foreground: #f2f4f7;
  --popover: #171a21;
  --popover-foreground: #f2f4f7;
  --primary: #7dd3fc;
  --primary-foreground: #0369a1;
  --secondary: #242a34;
  --secondary-foreground: #e5e9ef;
  --muted: #1d222b;
  --muted-foreground: #8c97a5;
  --accent: #12344a;
  --accent-foreground: #d5eefb;
  --destructive: #fb9a9a;
  --destructive-foreground: #1c0606;
  --border: #2b313c;
  --input: #6b7585;
  --ring: #38bdf8;
  --chart-1: #38bdf8;
  --chart-2: #2dd4bf;
  --chart-3: #fbbf24;
  --chart-4: #fde68a;
  --chart-5: #a78bfa;
  --sidebar: #0d0f13;
  --sidebar-foreground: #c6ccd5;
  --sidebar-primary: #7dd3fc;
  --sidebar-primary-foreground: #082f49;
  --sidebar-accent: #1d222b;
  --sidebar-accent-foreground: #e5e9ef;
  --sidebar-border: #2b313c;
  --sidebar-ring: #38bdf8;
}
`,
  },
];
