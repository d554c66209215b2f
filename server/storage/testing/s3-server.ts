/** A real S3 server on a local address, for tests. It accepts any secret, since it does not verify signatures. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";

export interface S3Server {
  /** A STORAGE_URL for one of its buckets. */
  url(bucket: string): string;
  close(): Promise<void>;
}

export async function startS3Server(bucket: string): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), "tincture-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: (name) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/${name}?region=us-east-1`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
