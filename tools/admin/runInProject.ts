import { Failure } from '#cli/failure.ts'
import { type ProjectId, selectProject } from '#cli/project.ts'

/**
 * Does an operator's work on a project, in this process. The work imports the function's modules itself: they connect to
 * the project as they are loaded, and it is chosen here.
 * @param wanted the project; the default one when undefined
 * @param work gets the project
 * @throws Failure when the local stack is not running, or the work did not finish; what it threw is shown with its stack
 */
export async function runInProject(
  wanted: string | undefined,
  work: (project: ProjectId) => Promise<void>,
): Promise<void> {
  const project = await selectProject(wanted)
  try {
    await work(project)
  } catch (error) {
    if (error instanceof Failure) throw error
    console.error(error)
    throw new Failure(`This did not finish on ${project.id}. It can be run again.`)
  }
}
