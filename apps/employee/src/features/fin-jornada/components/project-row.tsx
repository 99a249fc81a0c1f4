import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMinus, IconPlus } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { STEP, type Proyecto } from '../model/projects.ts';
import classes from '../form.module.css';

type Props = {
  project: Proyecto;
  /** The typed text. */
  text: string;
  /** Null if it is not a duration. */
  minutos: number | null;
  /** The minutes of the day that are left; null: the company does not tell them. */
  quedan: number | null;
  format: Format;
  onChange: (text: string) => void;
};

/** A project with its minutes: typed, changed by a quarter of an hour, or set to all that is left. */
export function ProjectRow({ project: { Id, Nombre, Cliente }, text, minutos, quedan, format, onChange }: Props) {
  const { t } = useTranslation();
  const write = (minutes: number) => onChange(minutes > 0 ? format.duration(minutes) : '');
  const step = (by: number) => {
    const now = minutos ?? 0;
    // To the next quarter: from 1:10 up to 1:15, and down to 1:00.
    write(by > 0 ? (Math.floor(now / STEP) + 1) * STEP : Math.max(0, (Math.ceil(now / STEP) - 1) * STEP));
  };
  return (
    <li className={classes.project}>
      <RowText miw="8rem" name={Nombre} detail={Cliente}>
        {quedan !== null && quedan > 0 && minutos !== null && (
          <Button
            variant="transparent"
            ml="-0.5rem"
            mt="-0.5rem"
            mb="-0.75rem"
            onClick={() => write(minutos + quedan)}
            aria-label={t('fin-jornada.proyectos.resto-en', { tiempo: format.duration(quedan), nombre: Nombre })}
          >
            {t('fin-jornada.proyectos.resto')}
          </Button>
        )}
      </RowText>
      <span className={classes.stepper}>
        <ActionIcon
          variant="default"
          disabled={!minutos}
          onClick={() => step(-STEP)}
          aria-label={t('fin-jornada.proyectos.menos', { nombre: Nombre })}
        >
          <Glyph of={IconMinus} />
        </ActionIcon>
        <TextInput
          className={classes.minutes}
          aria-label={t('fin-jornada.proyectos.horas', { nombre: Nombre })}
          value={text}
          placeholder="0:00"
          autoComplete="off"
          error={minutos === null}
          aria-describedby={minutos === null ? `problema-${Id}` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => minutos !== null && write(minutos)}
        />
        <ActionIcon variant="default" onClick={() => step(STEP)} aria-label={t('fin-jornada.proyectos.mas', { nombre: Nombre })}>
          <Glyph of={IconPlus} />
        </ActionIcon>
      </span>
      {minutos === null && (
        <Text size="sm" c="bad" ta="end" flex="1 0 100%" id={`problema-${Id}`}>
          {t('fin-jornada.problema.duracion')}
        </Text>
      )}
    </li>
  );
}
