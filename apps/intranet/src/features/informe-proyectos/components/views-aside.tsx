import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  entradaVistaDeInforme,
  informeProyectos,
  type ConsultaDeInforme,
  type VistaDeInforme,
} from '@jornada/contract/informe-proyectos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

/** Keeps what is asked under a name. */
function ViewForm({ consulta }: { consulta: ConsultaDeInforme }) {
  const { t } = useTranslation();
  const form = useContractForm(informeProyectos.guardarVista, {
    schema: entradaVistaDeInforme,
    initial: { nombre: '', compartida: false },
    input: ({ nombre, compartida }) => ({ nombre, compartida, consulta }),
    draft: 'vista-de-informe',
    notice: t('informe-proyectos.vista.guardada'),
  });
  return (
    <Form of={form} save={t('informe-proyectos.vista.guardar')}>
      <TextField of={form} name="nombre" label={t('informe-proyectos.vista.nombre')} />
      <SwitchField
        of={form}
        name="compartida"
        label={t('informe-proyectos.vista.compartida')}
        note={t('informe-proyectos.vista.compartida-nota')}
      />
    </Form>
  );
}

function KeptView({ vista }: { vista: VistaDeInforme }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const removing = useSend(informeProyectos.quitarVista);
  const remove = (): void =>
    removing.mutate(
      { id: vista.id },
      {
        onSuccess: () => notices.show(t('informe-proyectos.vista.quitada')),
        onError: (error) => notices.show(messageOf(error)),
      },
    );
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      {/* A view of one dimension stays so: an address that says nothing of the second one gets the usual one. */}
      <Link to="/informe-proyectos" search={{ ...vista.consulta, y: vista.consulta.y ?? 'nada' }}>
        <RowText name={vista.nombre} detail={vista.propia ? undefined : t('informe-proyectos.vista.de', { nombre: vista.autor })} />
      </Link>
      {vista.propia && (
        <ActionIcon
          loading={removing.isPending}
          aria-label={t('informe-proyectos.vista.quitar', { nombre: vista.nombre })}
          onClick={remove}
        >
          <Glyph of={IconX} />
        </ActionIcon>
      )}
    </Group>
  );
}

/** Reports kept under a name, each a link, and the form that keeps this one. */
export function ViewsAside({ consulta, onClose }: { consulta: ConsultaDeInforme; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(informeProyectos.vistas, {});
  return (
    <Aside title={t('informe-proyectos.guardar-vista')} onClose={onClose}>
      <Stack gap="lg">
        <ViewForm consulta={consulta} />
        <Section title={t('informe-proyectos.vistas')}>
          <Loaded query={query}>
            {({ items }) =>
              items.length === 0 ? (
                <p>{t('informe-proyectos.vista.ninguna')}</p>
              ) : (
                <Stack component="ul" gap={0}>
                  {items.map((vista) => (
                    <KeptView key={vista.id} vista={vista} />
                  ))}
                </Stack>
              )
            }
          </Loaded>
        </Section>
      </Stack>
    </Aside>
  );
}
