import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import { entradaAbrirSala } from '@jornada/contract/chat/intranet.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Initials } from '@jornada/ui/initials.tsx';
import { Line } from '@jornada/ui/line.tsx';
import { Quote } from '@jornada/ui/quote.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { LongTextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { RoomContent } from './room-content.tsx';

/** A room: its members, whether it is open, and who has read it with a reason. */
export function OneRoom({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useRead(chat.sala, { id });
  const change = useSend(chat.estado);
  const when = (instant: string): string => `${format.date(format.dayOf(instant), 'numeric')}, ${format.hour(instant)}`;
  const name = query.data?.nombre ?? '';
  return (
    <Aside title={name} note={query.data && t(`chat.clases.${query.data.clase}`)} onClose={onClose}>
      <Loaded query={query}>
        {({ estado, creada, momento, mensajes, miembros, personas, aperturas, hasta }) => (
          <>
            <Facts
              items={[
                [t('chat.gestion.creada'), when(creada)],
                [t('chat.gestion.ultimo'), when(momento)],
                [t('chat.mensajes'), mensajes],
                [t('chat.gestion.estado'), t(`chat.estados.${estado}`)],
              ]}
            />
            <Section title={t('chat.miembros', { count: miembros })}>
              <Rows padded>
                {personas.map((one) => (
                  <Line key={one.id} lead={<Initials size="sm">{iniciales(one.nombre)}</Initials>}>
                    <RowText name={one.nombre} detail={one.puesto} />
                  </Line>
                ))}
              </Rows>
            </Section>
            <Section title={t('chat.gestion.estado')} note={t('chat.gestion.cerrar-nota')}>
              <Actions error={change.error}>
                <Button
                  variant="default"
                  loading={change.isPending}
                  onClick={() => change.mutate({ id, estado: estado === 'abierto' ? 'archivado' : 'abierto' })}
                >
                  {t(estado === 'abierto' ? 'chat.gestion.cerrar' : 'chat.gestion.reabrir')}
                </Button>
              </Actions>
            </Section>
            <ReadWithReason id={id} hasta={hasta} />
            <Section title={t('chat.gestion.aperturas')}>
              {aperturas.length === 0 && <Text c="dimmed">{t('chat.gestion.sin-aperturas')}</Text>}
              <Rows padded>
                {aperturas.map(({ quien, motivo, momento: read }) => (
                  <Line key={read} end={when(read)}>
                    <RowText name={quien} />
                    <Quote>{motivo}</Quote>
                  </Line>
                ))}
              </Rows>
            </Section>
          </>
        )}
      </Loaded>
    </Aside>
  );
}

/** What was written is read only with a reason, which the audit log and the members of the room are told. */
function ReadWithReason({ id, hasta }: { id: number; hasta: string | null }) {
  const { t } = useTranslation();
  const { hour } = useFormat();
  const form = useContractForm(chat.abrir, {
    schema: entradaAbrirSala,
    initial: { motivo: '' },
    which: { id },
  });
  if (hasta !== null)
    return (
      <Section title={t('chat.gestion.leer')} note={t('chat.gestion.abierta-hasta', { hora: hour(hasta) })}>
        <RoomContent id={id} />
      </Section>
    );
  return (
    <Section title={t('chat.gestion.leer')} note={t('chat.gestion.leer-nota')}>
      <Form of={form} save={t('chat.gestion.abrir')}>
        <LongTextField of={form} name="motivo" label={t('chat.gestion.motivo')} rows={3} />
      </Form>
    </Section>
  );
}
