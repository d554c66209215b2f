import * as v from "valibot";
import { boundedList } from "#domain/bounded-list.ts";
import { MAX_STORED_WORK } from "#domain/device/stored-work.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { MAX_ACCOUNT_TRAY, mergeDevice } from "#server/collections/device-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/merge";
import { answer, readBody, refused, requireUser, wrongMethod } from "./answers.server.ts";

const MAX_COLOR_LENGTH = 200;
const MAX_SEARCH_LENGTH = 16_384;

const Device = v.object({
  tray: boundedList(
    v.pipe(
      v.string(),
      v.maxLength(MAX_COLOR_LENGTH),
      v.check((css) => parseColor(css).ok, "The tray holds a text that is no color."),
    ),
    MAX_ACCOUNT_TRAY,
  ),
  works: boundedList(
    v.object({
      tool: v.picklist(TOOLS.map(({ id }) => id)),
      search: v.pipe(
        v.string(),
        v.maxLength(MAX_SEARCH_LENGTH),
        // oxlint-disable-next-line no-control-regex -- the expression rejects control characters
        v.check((text) => text.isWellFormed() && !/[\u0000-\u001F]/.test(text), "This is no query."),
      ),
      changedMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
    }),
    MAX_STORED_WORK,
  ),
});

export const loader = () => wrongMethod("POST");

/** Merges the device's tray and latest works into the account, and answers the merged ones. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return wrongMethod("POST");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const read = await readBody(request, Device);
  if (read instanceof Response) return read;
  const { db, clock } = context.get(servicesContext);
  const merged = await mergeDevice(db, user.uid, read.value, clock());
  return merged.ok ? answer({ tray: merged.tray, works: merged.works }) : refused(merged.reason);
}
