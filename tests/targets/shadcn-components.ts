/** Components of shadcn/ui with their states, as markup of Basecoat, which writes the same styles without React. */

const BUTTONS = ["default", "secondary", "outline", "ghost", "link", "destructive"] as const;
const BADGES = ["default", "secondary", "outline", "destructive", "link"] as const;
const CHARTS = [1, 2, 3, 4, 5] as const;

const button = (variant: string, state = ""): string =>
  `<button class="btn" data-slot="button" data-variant="${variant}" ${state}>${variant} ${state}</button>`;

/** What stands on the page as well as on a card. */
function parts(place: string, style: string): string {
  return `
    <h1 data-what="title on ${place}">Title</h1>
    <p class="text-muted-foreground">Description on ${place}</p>
    ${BUTTONS.flatMap((variant) => [button(variant), button(variant, "data-hover")]).join("")}
    ${BADGES.map((variant) => `<span class="badge" data-slot="badge" data-variant="${variant}">badge ${variant}</span><a href="#" class="badge ${variant === "default" && style !== "sera" ? "bg-primary" : ""}" data-slot="badge" data-variant="${variant}" data-hover>badge ${variant}, hovered</a>`).join("")}
    <input class="input" type="text" placeholder="name@example.com" data-edge data-what="field on ${place}">
    <input class="input" type="text" value="text of a field" aria-invalid="true" data-edge data-what="field in error on ${place}">
    <div class="field" data-invalid="true"><label>Label of a field in error</label><p role="alert">Message of a field</p></div>
    <label class="field"><input type="checkbox" class="input" checked>Choice, checked</label>
    <select class="select"><option>Choice of a select</option></select>
    <div class="alert" data-slot="alert"><h2>Alert</h2><section>Text of an alert</section></div>
    <div class="alert" data-slot="alert" data-variant="destructive"><h2>Alert of an error</h2><section>Text of an error</section></div>
    <nav class="breadcrumb"><ol><li><a href="#">Breadcrumb</a></li><li><span aria-current="page">Here</span></li></ol></nav>
    <div class="tabs"><div role="tablist"><button role="tab" data-slot="tabs-trigger" aria-selected="true">Tab, current</button><button role="tab" data-slot="tabs-trigger" aria-selected="false">Tab</button><button role="tab" data-slot="tabs-trigger" aria-selected="false" data-hover>Tab, hovered</button></div></div>
    <table class="table"><thead><tr><th>Head of a table</th></tr></thead><tbody><tr><td>Row</td></tr><tr data-hover><td>Row, hovered</td></tr><tr data-state="selected"><td>Row, selected</td></tr></tbody><tfoot><tr><td>Foot</td></tr></tfoot><caption>Caption</caption></table>
    <kbd class="kbd">K</kbd>
    <span class="avatar"><span>AB</span></span>
    <details class="accordion"><summary>Accordion</summary></details>
    ${CHARTS.map((index) => `<i class="bg-chart-${index}" data-mark data-what="series ${index} on ${place}"></i>`).join("")}`;
}

/** A page of every component, and most of them on a card again. The default badge of Sera is no fill. */
export const shadcnBody = (style: string): string => `
  <main>${parts("the page", style)}</main>
  <section class="card" data-slot="card"><header><h2>Card</h2><p>Description of a card</p></header><section>${parts("a card", style)}</section></section>
  <div class="popover"><div data-popover style="position:static;display:block;opacity:1;visibility:visible"><header><h3>Popover</h3><p>Description of a popover</p></header></div></div>
  <div class="dropdown-menu"><div data-popover style="position:static;display:block;opacity:1;visibility:visible"><div role="menu">
    <div role="heading">Heading of a menu</div>
    <div role="menuitem">Item<span data-shortcut>shortcut</span></div>
    <div role="menuitem" class="active">Item, active<span data-shortcut>shortcut</span></div>
    <div role="menuitem" data-variant="destructive">Item, destructive</div>
    <div role="menuitem" class="active" data-variant="destructive">Item, destructive and active</div>
  </div></div></div>
  <div class="command"><header><input type="text" placeholder="Search a command"></header><div role="menu"><div role="heading">Commands</div><div role="menuitem">Command</div><div role="menuitem" class="active">Command, active</div></div></div>
  <aside class="sidebar" data-sidebar-initialized><nav style="position:static"><section><div role="group"><h3>Group of a sidebar</h3><ul><li><a href="#">Link of a sidebar</a></li><li><a href="#" data-hover>Link, hovered</a></li><li><a href="#" aria-current="page">Link, current</a></li></ul></div></section></nav></aside>
  <div class="toaster" style="position:static"><div class="toast"><div class="toast-content"><section><h2>Toast</h2><p>Text of a toast</p></section></div></div></div>
  <p class="bg-foreground text-background">Tooltip <kbd class="bg-background/20 text-background dark:bg-background/10">Key in a tooltip</kbd></p>`;
