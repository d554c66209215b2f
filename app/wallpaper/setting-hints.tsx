/** Where each system sets a picture as its wallpaper. */
const STEPS: readonly (readonly [system: string, steps: string])[] = [
  ["iPhone, iPad", "Save the PNG to Photos; then Settings, Wallpaper, Add New Wallpaper, Photos."],
  ["Android", "Open the picture in the gallery; then its menu, Use as or Set as, Wallpaper."],
  ["macOS", "System Settings, Wallpaper, Add Photo."],
  ["Windows", "Settings, Personalization, Background, Picture, Browse photos."],
  ["GNOME", "Settings, Appearance, Add Picture."],
  ["KDE Plasma", "Right-click on the desktop; then Configure Desktop and Wallpaper, Add."],
];

export function SettingHints() {
  return (
    <details className="wallpaper-set">
      <summary>Set it as wallpaper</summary>
      <dl>
        {STEPS.map(([system, steps]) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>{steps}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
