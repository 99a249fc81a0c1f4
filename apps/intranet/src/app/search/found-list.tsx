import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Text, UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import type { FoundThings } from './use-found.ts';
import type { Findable } from './use-things.ts';
import classes from './search.module.css';

type Props = FoundThings & {
  id: string;
  typed: string;
  chosen: Findable | undefined;
  onPoint: (thing: Findable) => void;
  onGo: (thing: Findable) => void;
};

/** What was found, one row each, in groups. The field keeps the focus and says which row is chosen. */
export function FoundList({ id, groups, isAsking, error, typed, chosen, onPoint, onGo }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const shown = chosen?.id;
  useEffect(() => {
    if (shown !== undefined) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (groups.length === 0) {
    if (isAsking) return null;
    if (error)
      return (
        <div className={classes.nothing}>
          <Problem error={error} />
        </div>
      );
    return (
      <div className={classes.nothing}>
        <Text fw={600}>{t('buscador.nada', { texto: typed.trim() })}</Text>
        <Text c="dimmed">{t('buscador.nada-nota')}</Text>
      </div>
    );
  }
  return (
    <>
      <div ref={list} id={id} className={classes.list} role="listbox" aria-label={t('buscador.titulo')}>
        {groups.map(({ name, things }) => (
          <div key={name} role="group" aria-label={t(`buscador.partes.${name}`)}>
            <div className={classes.heading} aria-hidden="true">
              {t(`buscador.partes.${name}`)}
            </div>
            {things.map((thing) => (
              <UnstyledButton
                key={thing.id}
                id={`${id}-${thing.id}`}
                className={classes.row}
                role="option"
                aria-selected={thing === chosen}
                tabIndex={-1}
                onPointerMove={() => thing !== chosen && onPoint(thing)}
                // Before the click, so that the field does not lose the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onGo(thing)}
              >
                <Glyph of={thing.icon} />
                <span className={classes.name}>{thing.name}</span>
                {thing.note !== '' && <span className={classes.note}>{thing.note}</span>}
              </UnstyledButton>
            ))}
          </div>
        ))}
      </div>
      <p className={classes.help} aria-hidden="true">
        {t('buscador.ayuda')}
      </p>
    </>
  );
}
