import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { compareFormularios } from '@jornada/domain/perfil/modelo145/index.ts';
import { IconCircleCheck, IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { ChangesOf145 } from '@jornada/web/modelo145/change-rows.tsx';
import { Declared } from '@jornada/web/modelo145/declared.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Proofs } from './proofs.tsx';
import { PdfOfForm } from './pdf-of-form.tsx';
import { ReceiptForm } from './receipt-form.tsx';

type Una = SalidaDe<typeof modelo145.una>;

/** One signed form: what changed, what it says, and its receipt. */
export function OneForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(modelo145.una, { id });
  return (
    <Aside title={query.data?.persona.nombre ?? t('modelo145.gestion.titulo')} note={query.data?.version.declarante.nif} onClose={onClose}>
      <Loaded query={query}>{(una) => <Parts of={una} />}</Loaded>
    </Aside>
  );
}

function Parts({ of }: { of: Una }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { version } = of;
  const { acuse, anterior, formulario } = version;
  const changes = compareFormularios(anterior, formulario);
  return (
    <>
      {anterior && changes.length > 0 && (
        <Section title={t('modelo145.gestion.que-cambia')}>
          <dl>
            <ChangesOf145 of={changes} />
          </dl>
        </Section>
      )}
      <Section title={t('modelo145.gestion.declara')}>
        <Declared of={formulario} />
        <Note icon={IconLock} mt="sm">
          {t('modelo145.gestion.reservado')}
        </Note>
        <PdfOfForm id={version.id} />
      </Section>
      <Proofs of={version} />
      <Section title={t('modelo145.gestion.acuse')}>
        {acuse ? (
          <Note icon={IconCircleCheck} tone="accent" words="ink">
            {t('modelo145.gestion.acusado', { quien: acuse.autor, fecha: format.date(format.dayOf(acuse.momento), 'longYear') })}
          </Note>
        ) : (
          <ReceiptForm of={of} />
        )}
      </Section>
    </>
  );
}
