import { act, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import {
  CONSENT_EVENTS,
  chooseConsent,
  emitEarlierAcceptance,
  readConsent,
  startConsent,
} from "#app/shell/consent.ts";
import { ConsentBanner } from "./consent-banner.tsx";

beforeEach(() => {
  localStorage.clear();
  delete chosen()["consent"];
  delete chosen()["consentEmitted"];
});

/** The attributes that the style sheet uses. */
function chosen(): DOMStringMap {
  return document.documentElement.dataset;
}

// The script in <head> calls this once per page.
startConsent();

function renderBanner() {
  const Stub = createRoutesStub([{ path: "/", Component: ConsentBanner }]);
  return render(<Stub />);
}

function countEvents(name: string): () => number {
  const listener = vi.fn();
  window.addEventListener(name, listener);
  return () => listener.mock.calls.length;
}

it("[SHL-9] shows the banner with its text, buttons and link while nothing is chosen", () => {
  renderBanner();
  const banner = screen.getByRole("region", { name: "Cookie consent" });
  expect(banner.textContent).toContain("We use cookies to make your experience better.");
  expect(screen.getByRole("link", { name: "check out our policy" }).getAttribute("href")).toBe(
    "/about/cookies?ref=cookies-banner",
  );
});

it.each([
  ["Accept", "true", "false", CONSENT_EVENTS.accepted],
  ["Reject", "false", "true", CONSENT_EVENTS.rejected],
])("[SHL-9] %s keeps accept %s, reject %s, hides the banner and says so", (button, accept, reject, event) => {
  const events = countEvents(event);
  renderBanner();
  act(() => screen.getByRole("button", { name: button }).click());
  expect(localStorage.getItem("cookies:accept")).toBe(accept);
  expect(localStorage.getItem("cookies:reject")).toBe(reject);
  expect(chosen()["consent"]).toBe(readConsent());
  expect(events()).toBe(1);
});

it("[SHL-9] an answer that was given in another tab hides the banner here", () => {
  localStorage.setItem("cookies:reject", "true");
  window.dispatchEvent(new StorageEvent("storage", { key: "cookies:reject" }));
  expect(chosen()["consent"]).toBe("rejected");
});

it("[SHL-9] an answer holds for the page where storage is off", () => {
  const refused = () => {
    throw new DOMException("off", "SecurityError");
  };
  const [getItem, setItem] = [vi.spyOn(localStorage, "getItem"), vi.spyOn(localStorage, "setItem")];
  getItem.mockImplementation(refused);
  setItem.mockImplementation(refused);
  chooseConsent("rejected");
  expect(readConsent()).toBe("rejected");
  expect(chosen()["consent"]).toBe("rejected");
  for (const spy of [getItem, setItem]) spy.mockRestore();
});

it("[SHL-9] emits the accepted event at load only after an earlier acceptance", () => {
  const events = countEvents(CONSENT_EVENTS.accepted);
  emitEarlierAcceptance();
  expect(events()).toBe(0);
  chooseConsent("accepted");
  // The next page begins with none of the attributes.
  delete chosen()["consentEmitted"];
  emitEarlierAcceptance();
  expect(events()).toBe(2);
  expect(readConsent()).toBe("accepted");
});

it("[SHL-9] an acceptance pressed before the page's scripts is not emitted again by them", () => {
  const count = countEvents(CONSENT_EVENTS.accepted);
  chooseConsent("accepted");
  expect(emitEarlierAcceptance()).toBe(false);
  expect(count()).toBe(1);
});
