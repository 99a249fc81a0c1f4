import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { isEnlaceSeguro, type TrozoRico } from '@jornada/domain/wiki/documento.ts';
import { numbered } from './numbered.ts';

/** Words as they are written, line by line. */
export function Words({ of }: { of: readonly TrozoRico[] }) {
  return numbered(of).map(({ key, one }) => <Run key={key} of={one} />);
}

function Run({ of: { texto, negrita, cursiva, enlace } }: { of: TrozoRico }) {
  let words: ReactNode = numbered(texto.split('\n')).map(({ key, one }) => (
    <Fragment key={key}>
      {key !== '0' && <br />}
      {one}
    </Fragment>
  ));
  if (negrita) words = <strong>{words}</strong>;
  if (cursiva) words = <em>{words}</em>;
  // The server has checked it. Whoever shows it checks it again, because here it would be pressed.
  return enlace !== undefined && isEnlaceSeguro(enlace) ? <Outside to={enlace}>{words}</Outside> : words;
}

function Outside({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation();
  const isPage = /^https?:/i.test(to);
  return (
    <a href={to} {...(isPage && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
      {isPage && <VisuallyHidden> ({t('wiki.vista.enlace-fuera')})</VisuallyHidden>}
    </a>
  );
}
