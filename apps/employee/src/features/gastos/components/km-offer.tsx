import { useState } from 'react';
import { Button } from '@mantine/core';
import { newUuid } from '@jornada/client';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { halfOf } from '@jornada/domain/gastos/usuales.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCar, IconCheck } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { BLANK } from '../drafts/draft-values.ts';
import { useDrafts } from '../drafts/drafts-provider.tsx';
import type { GastoForm } from './form-context.ts';
import classes from '../gastos.module.css';

/** Beside a receipt: the way there in one's own car, as the last time. It becomes a draft of its own, to be sent afterwards. */
export function KmOffer({ of, nuevo: { kmOfrecidos, tipos } }: { of: GastoForm; nuevo: GastoNuevo }) {
  const { t, euros, perKm, km } = useExpenseWords();
  const { drafts, isKept } = useDrafts();
  const [isTaken, setTaken] = useState(false);
  if (!kmOfrecidos || !isKept) return null;
  const { kmDecimas, idaYVuelta, origen, destino, vehiculo, milesimas, importeCentimos } = kmOfrecidos;
  // The form asks for one way of it.
  const half = idaYVuelta ? halfOf(kmDecimas) : null;
  const take = (): void => {
    const { dia, proyecto, proyectoNombre } = of.values;
    const tipo = tipos.find(({ clase }) => clase === 'kilometros')?.id ?? null;
    void drafts.put(newUuid(), {
      ...BLANK,
      clase: 'kilometros',
      tipo,
      dia,
      proyecto,
      proyectoNombre,
      kmDecimas: half ?? kmDecimas,
      idaYVuelta: half !== null,
      origen,
      destino,
      vehiculo,
    });
    setTaken(true);
  };
  return (
    <Panel small className={classes.offer}>
      <Glyph of={isTaken ? IconCheck : IconCar} size="lg" data-tone={isTaken ? 'accent' : 'quiet'} />
      <RowText
        name={isTaken ? t('gastos.oferta.hecha') : t(`gastos.oferta.${vehiculo}`)}
        detail={
          isTaken
            ? t('gastos.km.trayecto', { origen, destino })
            : t('gastos.oferta.cuenta', { km: km(kmDecimas), tarifa: perKm(milesimas), importe: euros(importeCentimos) })
        }
      />
      {!isTaken && (
        <Button variant="transparent" onClick={take}>
          {t('gastos.oferta.anadir')}
        </Button>
      )}
    </Panel>
  );
}
