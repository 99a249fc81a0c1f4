import { Text } from '@mantine/core';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';

/** The record of a page: `Salida a las 17:30`, and its day. */
export function RecordName({ registro }: { registro: RegistroVista }) {
  const { nombre, momento, momentoOriginal, fecha } = registro;
  const format = useFormat(registro.zona);
  return (
    <Text mb="md" data-tone="quiet">
      <b>
        {nombre} {momentoOriginal && <s>{hourOn(momentoOriginal, fecha, format)}</s>} {hourOn(momento, fecha, format)}
      </b>{' '}
      · {format.longDay(fecha, format.dayOf(useMinute()))}
    </Text>
  );
}
