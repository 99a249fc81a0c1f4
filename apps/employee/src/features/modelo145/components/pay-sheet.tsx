import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import { CONTRATOS_IRPF, TERRITORIOS, type ContratoIrpf, type PagaAnual, type Territorio } from '@jornada/domain/perfil/retencion/index.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { MoneyInput } from '@jornada/web/fields/amount-input.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useForm145 } from './form-context.ts';

const NOTHING: PagaAnual = {
  retribucion: 0,
  cotizaciones: null,
  contrato: 'general',
  temporal: false,
  territorio: 'comun',
  pagas: 14,
  haCambiado: false,
};
const PAGAS = ['12', '13', '14', '15', '16'] as const;

/** What the pay statements say of the year; the rest is as with most people. */
const fromNominas = ({ retribucion, cotizaciones, pagas }: NonNullable<Modelo145Vista['nominas']>): PagaAnual => ({
  ...NOTHING,
  retribucion,
  cotizaciones,
  pagas,
});

/** What the estimate needs beside the form. */
export function PaySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { vista, draft } = useForm145();
  const { nominas } = vista;
  const [paga, setPaga] = useState<PagaAnual>(draft.paga ?? (nominas ? fromNominas(nominas) : NOTHING));
  const monthOf = (first: string): string => format.month(Number(first.slice(5, 7)), Number(first.slice(0, 4)));
  const change = (some: Partial<PagaAnual>): void => setPaga({ ...paga, ...some });
  const [isTried, setTried] = useState(false);
  const finish = (): void => {
    setTried(true);
    if (paga.retribucion <= 0) return;
    draft.setPaga(paga);
    onClose();
  };
  return (
    <Sheet
      title={t('modelo145.paga.titulo')}
      closeLabel={t('modelo145.historia.cerrar')}
      onClose={onClose}
      foot={
        <Button size="xl" fullWidth onClick={finish}>
          {t('modelo145.paga.guardar')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text c="dimmed">{t('modelo145.paga.nota')}</Text>
        <MoneyInput
          label={t('modelo145.paga.retribucion')}
          description={
            nominas && paga.retribucion === nominas.retribucion
              ? t('modelo145.paga.de-nominas', { desde: monthOf(nominas.desde), hasta: monthOf(nominas.hasta) })
              : undefined
          }
          currency="EUR"
          value={paga.retribucion || null}
          error={isTried && paga.retribucion <= 0 ? t('validacion.obligatorio') : undefined}
          onChange={(cents) =>
            change({ retribucion: cents ?? 0, cotizaciones: cents === nominas?.retribucion ? nominas.cotizaciones : null })
          }
        />
        <Stack gap="xxs">
          <Text size="sm" fw={500} id="m145-pagas">
            {t('modelo145.paga.pagas')}
          </Text>
          <SegmentChoice
            aria-labelledby="m145-pagas"
            value={String(paga.pagas) as (typeof PAGAS)[number]}
            options={PAGAS.map((value) => ({ value, label: value }))}
            onChoose={(value) => change({ pagas: Number(value) })}
          />
        </Stack>
        <NativeSelect
          label={t('modelo145.paga.contrato')}
          value={paga.contrato}
          data={CONTRATOS_IRPF.map((value) => ({ value, label: t(`modelo145.paga.contratos.${value}`) }))}
          onChange={({ currentTarget }) => change({ contrato: currentTarget.value as ContratoIrpf })}
        />
        <NativeSelect
          label={t('modelo145.paga.territorio')}
          value={paga.territorio}
          data={TERRITORIOS.map((value) => ({ value, label: t(`modelo145.paga.territorios.${value}`) }))}
          onChange={({ currentTarget }) => change({ territorio: currentTarget.value as Territorio })}
        />
        {paga.contrato !== 'inferior-ano' && (
          <SwitchRow label={t('modelo145.paga.temporal')} checked={paga.temporal} onChange={(temporal) => change({ temporal })} />
        )}
        <SwitchRow label={t('modelo145.paga.ha-cambiado')} checked={paga.haCambiado} onChange={(haCambiado) => change({ haCambiado })} />
      </Stack>
    </Sheet>
  );
}
