/** A form with every state a field can have. */
import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

export function ApplicationForm() {
  const w = useWords();
  const id = useId();
  return (
    <section {...part("panel")} className="application-panel">
      <h2>{w("New variety")}</h2>
      <form className="application-form">
        <Labeled label={w("Name")} isWide>
          <input {...part("field")} className="preview-field" defaultValue="Runner bean, Painted Lady" />
        </Labeled>
        <Labeled label={w("Kind")}>
          <select {...part("field")} className="preview-field" defaultValue="Legume">
            {["Legume", "Root", "Leaf", "Flower"].map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        </Labeled>
        <Labeled label={w("Packets")}>
          <input
            {...part("field-focus")}
            className="preview-field"
            data-state="focus"
            inputMode="numeric"
            defaultValue="240"
          />
        </Labeled>
        <Labeled label={w("Weight")}>
          <input
            {...part("field-error")}
            className="preview-field"
            data-strong
            defaultValue="−12 g"
            aria-invalid="true"
            aria-describedby={`${id}-weight`}
          />
          <em {...part("word-danger")} id={`${id}-weight`}>
            <Icon name="warning" size={16} />
            {w("A packet weighs at least 1 g.")}
          </em>
        </Labeled>
        <Labeled label={w("Sowing depth")}>
          <input
            {...part("field-ok")}
            className="preview-field"
            data-strong
            defaultValue="5 cm"
            aria-describedby={`${id}-depth`}
          />
          <em {...part("word-success")} id={`${id}-depth`}>
            <Icon name="check" size={16} />
            {w("As for other beans.")}
          </em>
        </Labeled>
        <Labeled label={w("Batch")}>
          <input
            {...part("disabled")}
            className="preview-field"
            disabled
            defaultValue={w("Set when saved")}
          />
        </Labeled>
        <Labeled label={w("Note")}>
          <input
            {...part("field")}
            className="preview-field"
            placeholder={w("What should the packet say?")}
          />
        </Labeled>
        <div className="application-options">
          <Option type="checkbox" label={w("Organic")} isOn />
          <Option type="checkbox" label={w("Hybrid")} />
          <Option type="radio" name={`${id}-life`} label={w("Annual")} isOn />
          <Option type="radio" name={`${id}-life`} label={w("Perennial")} />
          <Option type="switch" label={w("For sale")} isOn />
          <Option type="switch" label={w("Gift")} isDisabled />
        </div>
        <label {...part("body")} className="application-range">
          <span>{w("Seed per packet")}</span>
          <input type="range" {...part("track-on")} min={0} max={72} defaultValue={45} />
          <output className="preview-figure">45</output>
        </label>
        <div className="application-actions">
          <button {...part("fill-brand")} type="submit" className="preview-button">
            {w("Save variety")}
          </button>
          <button {...part("button")} type="reset" className="preview-button">
            {w("Discard")}
          </button>
          <button {...part("disabled")} type="button" className="preview-button" disabled>
            {w("Publish")}
          </button>
        </div>
      </form>
    </section>
  );
}

interface LabeledProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Labeled({ label, isWide, children }: LabeledProps) {
  return (
    <label data-wide={isWide || undefined}>
      <small {...part("body")}>{label}</small>
      {children}
    </label>
  );
}

interface OptionProps {
  readonly type: "checkbox" | "radio" | "switch";
  readonly label: string;
  readonly name?: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
}

export function Option({ type, label, name, isOn, isDisabled }: OptionProps) {
  return (
    <label {...(isDisabled ? { "data-dimmed": true } : part("body"))}>
      <input
        type={type === "switch" ? "checkbox" : type}
        role={type === "switch" ? "switch" : undefined}
        {...part(isDisabled ? "disabled" : type === "switch" ? "track" : "box")}
        className={`preview-${type === "checkbox" ? "box" : type}`}
        name={name}
        defaultChecked={isOn}
        disabled={isDisabled}
      />
      {label}
    </label>
  );
}
