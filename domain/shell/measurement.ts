/** Analytics scripts from the server's configuration, loaded only after consent (SHL-9). */
export interface MeasurementConfig {
  readonly analyticsDomain: string | undefined;
  readonly analyticsScript: string | undefined;
  readonly recordingScript: string | undefined;
  readonly recordingId: number | undefined;
}
