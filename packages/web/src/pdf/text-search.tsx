import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, TextInput } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp, IconSearch } from '@jornada/ui/icons.ts';
import type { useTextSearch } from './use-search.ts';
import classes from './pdf.module.css';

type Props = { of: ReturnType<typeof useTextSearch>; ref: Ref<HTMLInputElement> };

/** Looks for words on the pages. Enter goes to the next place, with the shift key to the one before. */
export function TextSearch({ of: { typed, setTyped, total, isDone, at, step }, ref }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.search} role="search">
      <TextInput
        ref={ref}
        type="search"
        size="sm"
        aria-label={t('visor.buscar')}
        placeholder={t('visor.buscar')}
        leftSection={<Glyph of={IconSearch} size="sm" />}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') setTyped('');
        }}
      />
      {total !== null && (
        <span className={classes.found}>
          <span role="status">
            {total > 0 ? t('visor.hallado', { at: at + 1, total }) : isDone ? t('visor.nada') : t('visor.buscando')}
          </span>
          <ActionIcon size="2.25rem" aria-label={t('visor.hallado-anterior')} disabled={total === 0} onClick={() => step(-1)}>
            <Glyph of={IconChevronUp} size="sm" />
          </ActionIcon>
          <ActionIcon size="2.25rem" aria-label={t('visor.hallado-siguiente')} disabled={total === 0} onClick={() => step(1)}>
            <Glyph of={IconChevronDown} size="sm" />
          </ActionIcon>
        </span>
      )}
    </div>
  );
}
