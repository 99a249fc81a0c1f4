import type { ComponentProps, MouseEvent } from 'react';

const stop = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

type Props = ComponentProps<'button'> & { 'data-loading'?: boolean };

/**
 * The element of a button. The library disables one that is busy, and the browser then takes the focus from it: the next key would
 * begin at the top of the page. Here it keeps the focus, says that it does nothing, and does nothing.
 */
export function ButtonRoot({ type = 'button', ...props }: Props) {
  const busy = props['data-loading'] && { disabled: false, 'aria-disabled': true, onClick: stop };
  return <button {...props} {...busy} type={type} />;
}
