declare module "virtual:app-routes" {
  export interface AppRoute {
    readonly id: string;
    readonly path?: string;
    readonly load: () => Promise<Readonly<Record<string, unknown>>>;
    readonly children?: readonly AppRoute[];
  }
  const routes: readonly AppRoute[];
  export default routes;
}
