const RETRY_SECONDS = "2";

/** The queue of pictures is full. */
export function busyAnswer(): Response {
  return new Response("Many pictures are being drawn. Please ask again.\n", {
    status: 503,
    headers: { "Retry-After": RETRY_SECONDS, "Cache-Control": "no-store" },
  });
}
