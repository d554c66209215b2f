import type { ReactNode } from "react";
import { Form } from "react-router";

interface CommandFormProps {
  readonly fields: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form of hidden fields with one button. */
export function CommandForm({ fields, children }: CommandFormProps) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
