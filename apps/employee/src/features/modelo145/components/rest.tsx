import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Collapse, Stack, UnstyledButton } from '@mantine/core';
import { compareFormularios, TOPE_VIVIENDA } from '@jornada/domain/perfil/modelo145/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { MoneyInput } from '@jornada/web/fields/amount-input.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import classes from '../modelo145.module.css';
import { Disability } from './disability.tsx';
import { useForm145 } from './form-context.ts';
import { ProblemLine } from './problem-line.tsx';

/** What most people leave as it is, in one row until it is opened: disability, move, court decisions, home. */
export function Rest() {
  const { t } = useTranslation();
  const { draft, follows, vista } = useForm145();
  const { formulario, change } = draft;
  const { discapacidad, movilidad, irregulares, pensionCompensatoria, anualidades, vivienda } = formulario;
  const wrong = (...campos: string[]) => follows.problemas.filter((one) => campos.includes(one.campo));
  const said = [discapacidad.grado > 0, movilidad !== null, irregulares, pensionCompensatoria > 0, anualidades > 0, vivienda];
  const [isOpen, setOpen] = useState(() => wrong('discapacidad', 'movilidad', 'vivienda').length > 0);
  const [isMoving, setMoving] = useState(movilidad !== null);
  const before = vista.vigente?.formulario;
  const own = { discapacidad, movilidad, irregulares, pensionCompensatoria, anualidades, vivienda };
  const isSame = before !== undefined && compareFormularios(before, { ...before, ...own }).length === 0;
  const count = said.filter(Boolean).length;
  const canHaveHome = vivienda || (draft.paga?.retribucion ?? 0) < TOPE_VIVIENDA;
  return (
    <section aria-labelledby="m145-resto">
      <UnstyledButton
        className={classes.restHead}
        aria-expanded={isOpen}
        aria-controls="m145-resto-campos"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.restWords}>
          <strong id="m145-resto">{t(isSame ? 'modelo145.resto.igual' : 'modelo145.resto.titulo')}</strong>{' '}
          {count === 0 ? t('modelo145.resto.nada') : t('modelo145.resto.algo', { count })}
        </span>
        <Glyph of={IconChevronDown} className={classes.turn ?? ''} data-open={isOpen} />
      </UnstyledButton>
      <Collapse expanded={isOpen} id="m145-resto-campos">
        <Stack gap="lg" pt="md" pb="lg">
          <Note icon={IconLock}>{t('modelo145.candado')}</Note>
          <Disability
            title={t('modelo145.discapacidad')}
            group="propia"
            value={discapacidad}
            onChange={(next) => change({ discapacidad: next })}
          />
          <ProblemLine of={wrong('discapacidad')} />
          <MoneyInput
            label={t('modelo145.compensatoria')}
            currency="EUR"
            value={pensionCompensatoria || null}
            onChange={(cents) => change({ pensionCompensatoria: cents ?? 0 })}
          />
          <MoneyInput
            label={t('modelo145.anualidades')}
            description={t('modelo145.judicial-nota')}
            currency="EUR"
            value={anualidades || null}
            onChange={(cents) => change({ anualidades: cents ?? 0 })}
          />
          <ProblemLine of={wrong('pensionCompensatoria', 'anualidades')} />
          <SwitchRow
            label={t('modelo145.movilidad')}
            note={t('modelo145.movilidad-nota')}
            checked={isMoving}
            onChange={(checked) => {
              setMoving(checked);
              if (!checked) change({ movilidad: null });
            }}
          />
          {isMoving && (
            <DayInput
              label={t('modelo145.movilidad-dia')}
              toward="past"
              min={`${vista.ano - 1}-01-01`}
              max={vista.hoy}
              value={movilidad ?? ''}
              onChange={(fecha) => change({ movilidad: fecha || null })}
            />
          )}
          <ProblemLine of={wrong('movilidad')} />
          {canHaveHome && (
            <SwitchRow
              label={t('modelo145.vivienda')}
              note={t('modelo145.vivienda-nota')}
              checked={vivienda}
              onChange={(checked) => change({ vivienda: checked })}
            />
          )}
          <ProblemLine of={wrong('vivienda')} />
          <SwitchRow
            label={t('modelo145.irregulares')}
            note={t('modelo145.irregulares-nota')}
            checked={irregulares}
            onChange={(checked) => change({ irregulares: checked })}
          />
        </Stack>
      </Collapse>
    </section>
  );
}
