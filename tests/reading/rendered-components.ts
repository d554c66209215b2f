// Components of published systems, as their documentation writes them: what stands on what when a browser draws them.

const BOOTSTRAP = "primary secondary success danger warning info light dark".split(" ");
const BULMA = "primary link info success warning danger white light dark black text".split(" ");
const HIGHLIGHTED =
  "keyword title string built_in comment name subst section bullet emphasis addition deletion attr".split(
    " ",
  );

/** The style sheet within node_modules, and a page of its components. */
export const RENDERED: readonly { readonly sheet: string; readonly html: string }[] = [
  {
    sheet: "bootstrap/dist/css/bootstrap.css",
    html: [
      ...BOOTSTRAP.map(
        (v) =>
          `<button class="btn btn-${v}">a</button><div class="alert alert-${v}">a <a class="alert-link" href="#">b</a></div><ul class="list-group"><li class="list-group-item list-group-item-${v}">a</li></ul><table class="table"><tr class="table-${v}"><td>a</td></tr></table><span class="badge text-bg-${v}">a</span>`,
      ),
      `<p>a <a href="#">b</a> <code>c</code> <mark>d</mark></p><h1>h</h1><p class="text-body-secondary">a</p><p class="text-body-tertiary">t</p><div class="card"><div class="card-header">h</div><div class="card-body"><h5 class="card-title">t</h5><p>a</p></div></div><ul class="pagination"><li class="page-item"><a class="page-link" href="#">1</a></li><li class="page-item active"><a class="page-link" href="#">2</a></li></ul><ul class="dropdown-menu show" style="position:static"><li><a class="dropdown-item" href="#">a</a></li><li><a class="dropdown-item active" href="#">b</a></li><li><h6 class="dropdown-header">x</h6></li></ul><ul class="nav nav-pills"><li><a class="nav-link active" href="#">a</a></li><li><a class="nav-link" href="#">b</a></li></ul><input class="form-control" value="x"><div class="accordion"><div class="accordion-item"><button class="accordion-button">a</button><div class="accordion-body">b</div></div></div><div class="toast show"><div class="toast-header">a</div><div class="toast-body">b</div></div><div class="progress"><div class="progress-bar" style="width:50%">25</div></div><div class="modal-content"><div class="modal-body">a</div></div>`,
    ].join(""),
  },
  {
    sheet: "bulma/css/bulma.css",
    html: [
      ...BULMA.map(
        (v) =>
          `<button class="button is-${v}">a</button><span class="tag is-${v}">a</span><div class="notification is-${v}">a</div><section class="hero is-${v}"><p class="title">t</p></section>`,
      ),
      `<p>a <a href="#">b</a> <code>c</code></p><pre>x</pre><div class="box">a</div><div class="card"><header class="card-header"><p class="card-header-title">t</p></header><div class="card-content">a</div></div><input class="input" value="x"><table class="table"><thead><tr><th>a</th></tr></thead><tr><td>a</td></tr></table><div class="content"><h1>h</h1><p>p</p></div><div class="message"><div class="message-header">h</div><div class="message-body">b</div></div><nav class="menu"><p class="menu-label">x</p></nav>`,
    ].join(""),
  },
  {
    sheet: "@picocss/pico/css/pico.css",
    html: `<main class="container"><h1>a</h1><h2>a</h2><h3>a</h3><h4>a</h4><h5>a</h5><h6>a</h6><p>a <a href="#">b</a> <a class="secondary" href="#">b</a> <a class="contrast" href="#">b</a> <mark>c</mark> <ins>d</ins> <del>e</del> <code>f</code> <kbd>g</kbd></p><button>a</button><button class="secondary">a</button><button class="contrast">a</button><button class="outline">a</button><input value="x"><select><option>a</option></select><article>a<header>h</header></article><blockquote>q<footer>f</footer></blockquote><details open><summary>s</summary>b</details><small>s</small></main>`,
  },
  {
    sheet: "highlight.js/styles/github.css",
    html: `<pre><code class="hljs">${HIGHLIGHTED.map((c) => `<span class="hljs-${c}">x</span>`).join("")}</code></pre>`,
  },
  {
    sheet: "github-markdown-css/github-markdown.css",
    html: `<article class="markdown-body"><h1>a</h1><h6>b</h6><p>a <a href="#">b</a> <code>c</code> <mark>d</mark></p><pre>x</pre><blockquote>q</blockquote><table><tr><th>a</th><td>b</td></tr></table></article>`,
  },
];
