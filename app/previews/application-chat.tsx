import { Icon } from "#app/ui/icon.tsx";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

const MESSAGES = [
  ["message", "Can the broad beans still go in this week? It was four degrees last night."],
  ["message-own", "Yes. Aquadulce stands down to minus five. Sow five centimeters deep."],
  ["message", "Good. Please send them then."],
] as const;

export function ApplicationChat() {
  const w = useWords();
  return (
    <section {...part("panel")} className="application-panel application-chat">
      <h2>{w("Question about order 4216")}</h2>
      <p>
        <small {...part("faint")}>{w("Answers within a day")}</small>
      </p>
      <ol>
        {MESSAGES.map(([name, text]) => (
          <li key={text} {...part(name)}>
            {w(text)}
          </li>
        ))}
        <li {...part("typing")} data-typing>
          <span className="sr-only">{w("An answer is being written")}</span>
          <i /> <i /> <i />
        </li>
      </ol>
      <form {...part("field")} className="preview-field">
        <input
          type="text"
          {...part("field-plain")}
          aria-label="Write an answer"
          placeholder={w("Write an answer")}
        />
        <button
          {...part("fill-brand")}
          type="submit"
          className="preview-button"
          data-size="send"
          aria-label="Send"
        >
          <Icon name="paper-plane-tilt" size={16} />
        </button>
      </form>
    </section>
  );
}
