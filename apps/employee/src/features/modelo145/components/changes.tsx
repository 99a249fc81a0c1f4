import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { Estimacion } from '@jornada/domain/perfil/retencion/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconInfoCircle, IconMathSymbols } from '@jornada/ui/icons.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { ChangeRow, ChangesOf145 } from '@jornada/features/modelo145/change-rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useForm145 } from './form-context.ts';
import { LinesSheet } from './lines-sheet.tsx';
import { PaySheet } from './pay-sheet.tsx';
import classes from '../modelo145.module.css';

/** Every change against the signed form, and what it would mean for the pay where that can be said. */
export function Changes() {
  const { t } = useTranslation();
  const { draft, follows, vista } = useForm145();
  const [open, setOpen] = useState<'pay' | 'lines' | null>(null);
  const { cambios, antes, ahora } = follows;
  return (
    <Stack component="section" gap="sm" aria-labelledby="m145-cambia">
      <Group justify="space-between" gap="sm">
        <h2 id="m145-cambia">{t('modelo145.cambia.titulo')}</h2>
        {ahora?.hay && (
          <UnstyledButton className={classes.pill} aria-haspopup="dialog" onClick={() => setOpen('lines')}>
            <Glyph of={IconMathSymbols} size="sm" />
            {t('modelo145.cambia.estimacion')}
          </UnstyledButton>
        )}
      </Group>
      {!vista.vigente && <Text c="dimmed">{t('modelo145.cambia.primero')}</Text>}
      {vista.vigente && cambios.length === 0 && <Text c="dimmed">{t('modelo145.cambia.nada')}</Text>}
      <dl>
        <ChangesOf145 of={cambios} />
        {ahora?.hay && <Figures antes={antes} ahora={ahora} />}
      </dl>
      {ahora?.hay && <Difference antes={antes} ahora={ahora} />}
      {ahora && !ahora.hay && <Note icon={IconInfoCircle}>{t(`modelo145.motivos.${ahora.motivo}`)}</Note>}
      {!ahora && <Text c="dimmed">{t('modelo145.cambia.pide-sueldo')}</Text>}
      <Button variant="transparent" px={0} className={classes.start ?? ''} aria-haspopup="dialog" onClick={() => setOpen('pay')}>
        {t(draft.paga ? 'modelo145.cambia.cambiar-sueldo' : 'modelo145.cambia.sueldo')}
      </Button>
      {open === 'pay' && <PaySheet onClose={() => setOpen(null)} />}
      {open === 'lines' && ahora?.hay && <LinesSheet antes={antes} ahora={ahora} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

type Figured = { antes: Estimacion | null; ahora: Extract<Estimacion, { hay: true }> };

function Figures({ antes, ahora }: Figured) {
  const { t } = useTranslation();
  const format = useFormat();
  const before = antes?.hay ? antes : null;
  const rate = (tipo: number): string => `${format.decimal(tipo, 2)} %`;
  const money = (cents: number): string => format.decimal(cents, 2);
  return (
    <>
      <ChangeRow
        what={t('modelo145.cambia.minimo')}
        was={before && before.minimo !== ahora.minimo ? money(before.minimo) : ''}
        is={format.money(ahora.minimo, 'EUR')}
      />
      <ChangeRow
        what={t('modelo145.cambia.retencion')}
        was={before && before.tipo !== ahora.tipo ? rate(before.tipo) : ''}
        is={rate(ahora.tipo)}
      />
    </>
  );
}

function Difference({ antes, ahora }: Figured) {
  const { t } = useTranslation();
  const format = useFormat();
  const { vista } = useForm145();
  const more = antes?.hay ? antes.porPaga - ahora.porPaga : 0;
  const month = format.month(Number(vista.efecto.slice(5, 7)));
  return (
    <>
      {antes?.hay && (
        <Ledger>
          <LedgerRow
            kind="result"
            label={
              <>
                {t('modelo145.cambia.cobrarias')}{' '}
                <Text span size="sm" c="dimmed" fw={400}>
                  {t('modelo145.cambia.desde', { mes: month })}
                </Text>
              </>
            }
            value={`${more > 0 ? '+' : ''}${format.money(more, 'EUR')}`}
            tone={more > 0 ? 'accent' : more < 0 ? 'warn' : 'plain'}
          />
        </Ledger>
      )}
      <Text size="sm" c="dimmed">
        {t('modelo145.cambia.tablas', { ano: ahora.ano })}
      </Text>
    </>
  );
}
