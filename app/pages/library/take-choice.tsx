import { Icon } from "#app/ui/icon.tsx";

interface TakeChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** What is taken, beside the button that takes it. */
export function TakeChoice({ label, value, options, onChange }: TakeChoiceProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size={14} />
    </label>
  );
}
