/**
 * The outline of a site's box, `grow` units outside of it: cut corners for a major site, round ones for a
 * minor.
 */
export function outline(
  { width, height }: { readonly width: number; readonly height: number },
  kind: 'major' | 'minor',
  grow = 0,
): string {
  const [w, h] = [width / 2 + grow, height / 2 + grow]
  if (kind === 'major') {
    const c = 16 + grow * 0.4
    return `M${-w + c} ${-h}H${w - c}L${w} ${-h + c}V${h - c}L${w - c} ${h}H${-w + c}L${-w} ${h - c}V${-h + c}z`
  }
  const r = 10
  return `M${-w + r} ${-h}H${w - r}Q${w} ${-h} ${w} ${-h + r}V${h - r}Q${w} ${h} ${w - r} ${h}H${-w + r}Q${-w} ${h} ${-w} ${h - r}V${-h + r}Q${-w} ${-h} ${-w + r} ${-h}z`
}
