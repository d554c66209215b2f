/**
 * Closes connections so that a client that is still sending can read the answer (RFC 9112 §9.6): the server ends its
 * side and waits for a moment before it destroys the connection, because a destroyed one resets the client, which then
 * loses what it has not read.
 */
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** How long a client has to read the answer, in ms. */
const LINGER_MS = 2_000;

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** A listener for `connection`: Node calls `destroySoon` after the last answer of a connection. */
export function closeLingering(socket: Socket): void {
  socket.destroySoon = () => {
    if (socket.writable) endLingering(socket);
  };
}

/** A listener for `clientError`, which fires again for each piece that arrives after the first error. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed) {
    socket.destroy();
    return;
  }
  if (!socket.writable) return;
  const status = STATUS_LINES[error.code ?? ""] ?? "400 Bad Request";
  endLingering(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function endLingering(socket: Duplex, last?: string): void {
  socket.end(last);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(timer));
}
