import { useTranslation } from 'react-i18next';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { EQUIPAMIENTO, type Equipamiento } from '@jornada/domain/reservas/modelo.ts';
import type { SalaDeAgenda } from '@jornada/contract/reservas/vistas.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { Board } from '../use-board.ts';
import { placesOf } from '../model/places.ts';
import { Stepper } from './stepper.tsx';

type Props = { board: Board; salas: readonly SalaDeAgenda[]; lugar: number; onClose: () => void };

/** What the room must have: for how many, where, and with what. */
export function SearchSheet({ board, salas, lugar, onClose }: Props) {
  const { t } = useTranslation();
  const { personas, con, clase, set } = board;
  const places = placesOf(salas);
  const known = EQUIPAMIENTO.filter((one) => salas.some((sala) => sala.clase === clase && sala.equipamiento.includes(one)));
  const toggle = (one: Equipamiento): void => {
    const next = con.includes(one) ? con.filter((other) => other !== one) : [...con, one];
    set({ con: next.length === 0 ? undefined : next.join('.') });
  };
  const foot = (
    <Button size="xl" fullWidth onClick={onClose}>
      {t('reservas.busca.ver')}
    </Button>
  );
  return (
    <Sheet title={t('reservas.busca.titulo')} closeLabel={t('solicitudes.cerrar')} onClose={onClose} foot={foot}>
      <Stack gap="md">
        <Stepper
          label={t('reservas.busca.personas')}
          less={t('reservas.busca.menos')}
          more={t('reservas.busca.mas')}
          shown={personas === null ? t('reservas.busca.da-igual') : String(personas)}
          onLess={personas === null ? undefined : () => set({ personas: personas === 1 ? undefined : personas - 1 })}
          onMore={() => set({ personas: (personas ?? 0) + 1 })}
        />
        {places.length > 1 && (
          <NativeSelect
            label={t('reservas.busca.lugar')}
            value={String(lugar)}
            data={[
              { value: '0', label: t('reservas.busca.todos') },
              ...places.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ lugar: Number(value) })}
          />
        )}
        {known.length > 0 && (
          <Rows as="fieldset" framed>
            {known.map((one) => (
              <CheckRow key={one} checked={con.includes(one)} onChange={() => toggle(one)}>
                {t(`reservas.equipamiento.${one}`)}
              </CheckRow>
            ))}
          </Rows>
        )}
      </Stack>
    </Sheet>
  );
}
