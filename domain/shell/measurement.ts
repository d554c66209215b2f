/** Scripts that measure visits: from the server's settings, loaded only after consent (SHL-9). */
export interface MeasurementConfig {
  readonly analyticsDomain: string | undefined;
  readonly analyticsScript: string | undefined;
  readonly recordingScript: string | undefined;
  readonly recordingId: number | undefined;
}
