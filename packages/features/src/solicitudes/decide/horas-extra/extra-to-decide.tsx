import { Text } from '@mantine/core';
import { horasExtra, type ExtraVista } from '@jornada/contract/horas-extra/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useExtraWords } from '../../extra/use-extra-words.ts';
import { createToDecide } from '../to-decide.tsx';
import { ExtraFacts } from './extra-facts.tsx';

function About({ vista: { persona, tipologia, minutos, inicio, fin, proyecto } }: { vista: ExtraVista }) {
  const { time, hours, kindName } = useExtraWords();
  return (
    <Text c="dimmed">
      {[persona.nombre, kindName(tipologia), time(minutos), hours({ inicio, fin }), proyecto?.nombre].filter(Boolean).join(' · ')}
    </Text>
  );
}

export const ExtraToDecide = createToDecide((id) => useRead(horasExtra.byId, { id }, { refetchOnWindowFocus: true }), {
  About,
  Facts: ExtraFacts,
});
