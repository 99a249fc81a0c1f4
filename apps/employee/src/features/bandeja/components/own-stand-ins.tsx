import { useTranslation } from 'react-i18next';
import { Group, Text } from '@mantine/core';
import { solicitudes, type SuplenciaVista } from '@jornada/contract/solicitudes/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** Who stands in for the person, and for whom they stand in, from today on. A person who named a stand-in also ends it. */
export function OwnStandIns({ items }: { items: readonly SuplenciaVista[] }) {
  const { t } = useTranslation();
  const mine = items.filter(({ parte }) => parte === 'titular');
  const others = items.filter(({ parte }) => parte === 'suplente');
  return (
    <>
      <Section title={t('solicitudes.suplencias.me-suplen')}>
        {mine.length === 0 && <Text c="dimmed">{t('solicitudes.suplencias.nadie-me-suple')}</Text>}
        {mine.length > 0 && (
          <Rows>
            {mine.map((one) => (
              <StandIn key={one.id} of={one} nombre={one.suplente.nombre} isOwn />
            ))}
          </Rows>
        )}
      </Section>
      {others.length > 0 && (
        <Section title={t('solicitudes.suplencias.suplo')} note={t('solicitudes.suplencias.suplo-nota')}>
          <Rows>
            {others.map((one) => (
              <StandIn key={one.id} of={one} nombre={one.titular.nombre} isOwn={false} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

function StandIn({ of: { id, desde, hasta }, nombre, isOwn }: { of: SuplenciaVista; nombre: string; isOwn: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const removal = useSend(solicitudes.quitarSuplencia);
  return (
    <li>
      <Group gap="sm" wrap="nowrap" py="sm">
        <Glyph of={IconUserShare} data-tone="quiet" />
        <RowText name={nombre} detail={format.dayRange(desde, hasta)} />
      </Group>
      {isOwn && (
        <Ask
          opener={t('solicitudes.gestion.quitar-suplencia')}
          openerLabel={t('solicitudes.suplencias.quitar-de', { nombre })}
          openerLook={{ variant: 'subtle', size: 'sm' }}
          question={t('solicitudes.suplencias.quitar-pregunta', { nombre })}
          yes={t('solicitudes.gestion.quitar-suplencia')}
          isBad
          isBusy={removal.isPending}
          error={removal.error}
          onYes={() => removal.mutate({ id })}
        />
      )}
    </li>
  );
}
