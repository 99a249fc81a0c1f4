import { useTranslation } from 'react-i18next';
import { Text, UnstyledButton } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { chat } from '@jornada/contract/chat/calls.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import classes from './people.module.css';

export type Colleague = SalidaDe<typeof chat.nuevo>['personas'][number];
type Props = {
  of: readonly Colleague[] | undefined;
  /** Ids of those who are chosen already; null: one is enough. */
  chosen: readonly number[] | null;
  onChoose: (one: Colleague) => void;
};

/** Colleagues to choose from. */
export function PeopleFound({ of, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  if (!of) return <WaitingRows />;
  if (of.length === 0)
    return (
      <Text c="dimmed" role="status">
        {t('chat.nueva-sala.nadie')}
      </Text>
    );
  return (
    <ul className={classes.people} aria-label={t('chat.nueva-sala.personas')}>
      {of.map((one) => {
        const isChosen = chosen?.includes(one.id) ?? false;
        return (
          <li key={one.id}>
            <UnstyledButton className={classes.person} {...(chosen && { 'aria-pressed': isChosen })} onClick={() => onChoose(one)}>
              <Initials size="md">{iniciales(one.nombre)}</Initials>
              <span className={classes.words}>
                <b>{one.nombre}</b>
                <span>{[one.puesto, one.departamento].filter(Boolean).join(' · ')}</span>
              </span>
              {isChosen && <Glyph of={IconCheck} data-tone="accent" />}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Those who are chosen. Pressed, they are not any more. */
export function ChosenPeople({ of, onRemove }: { of: readonly Colleague[]; onRemove: (one: Colleague) => void }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <div className={classes.chosen}>
      {of.map((one) => (
        <UnstyledButton
          key={one.id}
          className={classes.chip}
          aria-label={t('chat.nueva-sala.quitar', { nombre: one.nombre })}
          onClick={() => onRemove(one)}
        >
          {one.nombre} <Glyph of={IconX} size="xs" />
        </UnstyledButton>
      ))}
    </div>
  );
}
